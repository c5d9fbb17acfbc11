/** New South Wales: postcode, latitude, longitude, name. */
export const NSW = `
1000 -33.87 151.21 Sydney
1800 -33.82 151.00 Parramatta
1999 -33.87 151.21 Sydney
2000 -33.87 151.21 Sydney
2010 -33.88 151.21 Surry Hills
2015 -33.91 151.19 Alexandria
2020 -33.93 151.18 Mascot
2026 -33.89 151.27 Bondi
2031 -33.92 151.24 Randwick
2035 -33.94 151.25 Maroubra
2040 -33.88 151.16 Leichhardt
2042 -33.90 151.18 Newtown
2060 -33.84 151.21 North Sydney
2065 -33.82 151.19 St Leonards
2067 -33.80 151.18 Chatswood
2076 -33.72 151.12 Wahroonga
2077 -33.70 151.10 Hornsby
2086 -33.74 151.23 Frenchs Forest
2088 -33.83 151.24 Mosman
2095 -33.80 151.29 Manly
2100 -33.77 151.27 Brookvale
2107 -33.62 151.33 Avalon Beach
2112 -33.81 151.10 Ryde
2121 -33.77 151.08 Epping
2134 -33.88 151.10 Burwood
2144 -33.85 151.03 Auburn
2145 -33.81 150.98 Westmead
2148 -33.77 150.91 Blacktown
2150 -33.82 151.00 Parramatta
2153 -33.73 150.98 Baulkham Hills
2154 -33.73 151.00 Castle Hill
2155 -33.70 150.92 Rouse Hill
2160 -33.83 150.99 Merrylands
2164 -33.86 150.91 Wetherill Park
2165 -33.87 150.95 Fairfield
2170 -33.92 150.92 Liverpool
2176 -33.87 150.88 Bossley Park
2196 -33.93 151.05 Punchbowl
2200 -33.92 151.03 Bankstown
2210 -33.97 151.05 Riverwood
2220 -33.97 151.10 Hurstville
2229 -34.03 151.12 Caringbah
2232 -34.04 151.06 Sutherland
2233 -34.18 150.99 Engadine
2250 -33.43 151.34 Gosford
2257 -33.50 151.35 Umina Beach
2259 -33.28 151.43 Wyong
2261 -33.35 151.48 The Entrance
2263 -33.26 151.53 Toukley
2283 -33.01 151.59 Toronto
2285 -32.92 151.63 Glendale
2290 -32.98 151.70 Charlestown
2292 -32.92 151.73 Broadmeadow
2300 -32.93 151.78 Newcastle
2304 -32.90 151.74 Mayfield
2315 -32.72 152.14 Nelson Bay
2320 -32.73 151.55 Maitland
2324 -32.76 151.74 Raymond Terrace
2325 -32.83 151.35 Cessnock
2330 -32.57 151.17 Singleton
2333 -32.27 150.89 Muswellbrook
2337 -32.05 150.87 Scone
2340 -31.09 150.93 Tamworth
2350 -30.51 151.67 Armidale
2360 -29.78 151.11 Inverell
2365 -30.24 151.68 Guyra
2370 -29.74 151.74 Glen Innes
2372 -29.05 152.02 Tenterfield
2380 -30.98 150.26 Gunnedah
2390 -30.33 149.78 Narrabri
2400 -29.46 149.84 Moree
2420 -32.40 151.75 Dungog
2422 -32.01 151.96 Gloucester
2428 -32.18 152.51 Forster
2430 -31.91 152.46 Taree
2440 -31.08 152.84 Kempsey
2444 -31.43 152.91 Port Macquarie
2448 -30.64 153.00 Nambucca Heads
2450 -30.30 153.11 Coffs Harbour
2460 -29.69 152.93 Grafton
2470 -28.86 153.05 Casino
2478 -28.87 153.57 Ballina
2480 -28.81 153.28 Lismore
2481 -28.64 153.61 Byron Bay
2484 -28.33 153.39 Murwillumbah
2486 -28.20 153.54 Tweed Heads South
2500 -34.43 150.89 Wollongong
2505 -34.49 150.90 Port Kembla
2527 -34.58 150.79 Albion Park
2533 -34.67 150.85 Kiama
2535 -34.78 150.70 Berry
2536 -35.71 150.18 Batemans Bay
2537 -35.91 150.08 Moruya
2539 -35.36 150.47 Ulladulla
2541 -34.88 150.60 Nowra
2546 -36.22 150.13 Narooma
2548 -36.89 149.91 Merimbula
2550 -36.67 149.84 Bega
2551 -37.07 149.90 Eden
2560 -34.07 150.81 Campbelltown
2567 -34.03 150.77 Narellan
2570 -34.05 150.70 Camden
2576 -34.48 150.42 Bowral
2580 -34.75 149.72 Goulburn
2582 -34.84 148.91 Yass
2594 -34.31 148.30 Young
2619 -35.43 149.17 Jerrabomberra
2620 -35.35 149.23 Queanbeyan
2622 -35.45 149.80 Braidwood
2627 -36.42 148.62 Jindabyne
2630 -36.24 149.12 Cooma
2640 -36.08 146.92 Albury
2642 -36.22 148.13 Khancoban
2644 -35.73 147.32 Holbrook
2646 -36.00 146.39 Corowa
2650 -35.11 147.37 Wagga Wagga
2663 -34.87 147.58 Junee
2665 -34.36 146.90 Ardlethan
2671 -33.92 147.20 West Wyalong
2680 -34.29 146.04 Griffith
2700 -34.75 146.55 Narrandera
2705 -34.56 146.40 Leeton
2710 -35.53 144.96 Deniliquin
2711 -34.51 144.85 Hay
2715 -34.64 143.56 Balranald
2720 -35.30 148.22 Tumut
2722 -35.07 148.11 Gundagai
2730 -35.78 148.01 Tumbarumba
2745 -33.85 150.62 Glenmore Park
2747 -33.77 150.75 Kingswood
2750 -33.75 150.69 Penrith
2753 -33.60 150.75 Richmond
2756 -33.61 150.81 Windsor
2760 -33.76 150.77 St Marys
2770 -33.77 150.82 Mount Druitt
2780 -33.71 150.31 Katoomba
2790 -33.48 150.16 Lithgow
2794 -33.84 148.69 Cowra
2795 -33.42 149.58 Bathurst
2800 -33.28 149.10 Orange
2820 -32.55 148.94 Wellington
2825 -31.56 147.19 Nyngan
2827 -31.71 148.66 Gilgandra
2829 -30.96 148.39 Coonamble
2830 -32.25 148.60 Dubbo
2831 -31.84 147.72 Nevertire
2834 -29.43 147.98 Lightning Ridge
2835 -31.50 145.84 Cobar
2836 -31.56 143.38 Wilcannia
2840 -30.09 145.94 Bourke
2850 -32.59 149.59 Mudgee
2870 -33.14 148.18 Parkes
2871 -33.39 148.01 Forbes
2877 -33.09 147.15 Condobolin
2880 -31.96 141.47 Broken Hill
2898 -31.55 159.08 Lord Howe Island
`;
