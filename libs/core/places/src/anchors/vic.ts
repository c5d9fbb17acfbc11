/** Victoria: postcode, latitude, longitude, name. */
export const VIC = `
3000 -37.81 144.96 Melbourne
3008 -37.81 144.94 Docklands
3011 -37.80 144.90 Footscray
3012 -37.80 144.86 West Footscray
3015 -37.84 144.88 Newport
3020 -37.78 144.84 Sunshine
3023 -37.75 144.76 Caroline Springs
3029 -37.84 144.68 Hoppers Crossing
3030 -37.90 144.66 Werribee
3037 -37.70 144.77 Sydenham
3039 -37.77 144.92 Moonee Ponds
3043 -37.69 144.88 Tullamarine
3056 -37.77 144.96 Brunswick
3061 -37.66 144.95 Campbellfield
3064 -37.60 144.94 Craigieburn
3072 -37.74 145.00 Preston
3076 -37.64 145.02 Epping
3079 -37.77 145.05 Ivanhoe
3083 -37.70 145.06 Bundoora
3095 -37.71 145.15 Eltham
3101 -37.81 145.03 Kew
3121 -37.82 145.00 Richmond
3122 -37.82 145.03 Hawthorn
3128 -37.82 145.12 Box Hill
3131 -37.82 145.17 Nunawading
3134 -37.82 145.23 Ringwood
3136 -37.80 145.28 Croydon
3140 -37.76 145.35 Lilydale
3149 -37.88 145.13 Mount Waverley
3150 -37.88 145.16 Glen Waverley
3152 -37.86 145.22 Wantirna
3156 -37.89 145.29 Ferntree Gully
3163 -37.89 145.06 Carnegie
3168 -37.91 145.12 Clayton
3175 -37.98 145.21 Dandenong
3181 -37.85 144.99 Prahran
3182 -37.86 144.98 St Kilda
3186 -37.91 144.99 Brighton
3192 -37.97 145.06 Cheltenham
3195 -38.00 145.09 Mordialloc
3199 -38.14 145.13 Frankston
3207 -37.84 144.94 Port Melbourne
3212 -38.02 144.40 Lara
3216 -38.20 144.33 Grovedale
3220 -38.15 144.36 Geelong
3226 -38.26 144.53 Ocean Grove
3228 -38.33 144.32 Torquay
3232 -38.54 143.98 Lorne
3250 -38.34 143.59 Colac
3260 -38.24 143.15 Camperdown
3280 -38.38 142.48 Warrnambool
3284 -38.39 142.24 Port Fairy
3300 -37.74 142.02 Hamilton
3305 -38.34 141.60 Portland
3318 -37.04 141.30 Edenhope
3337 -37.68 144.56 Melton
3340 -37.68 144.44 Bacchus Marsh
3350 -37.56 143.86 Ballarat
3355 -37.53 143.83 Wendouree
3377 -37.28 142.93 Ararat
3380 -37.06 142.78 Stawell
3400 -36.71 142.20 Horsham
3418 -36.33 141.65 Nhill
3429 -37.58 144.73 Sunbury
3431 -37.46 144.68 Riddells Creek
3444 -37.25 144.45 Kyneton
3450 -37.06 144.22 Castlemaine
3465 -37.05 143.73 Maryborough
3480 -36.27 143.35 Donald
3490 -35.07 142.31 Ouyen
3500 -34.21 142.14 Mildura
3505 -34.18 142.08 Merbein
3523 -36.92 144.71 Heathcote
3533 -35.98 142.92 Sea Lake
3549 -34.58 142.77 Robinvale
3550 -36.76 144.28 Bendigo
3556 -36.72 144.25 Eaglehawk
3564 -36.13 144.75 Echuca
3579 -35.73 143.92 Kerang
3585 -35.34 143.55 Swan Hill
3608 -36.79 145.16 Nagambie
3616 -36.44 145.23 Tatura
3629 -36.39 145.36 Mooroopna
3630 -36.38 145.40 Shepparton
3644 -35.92 145.65 Cobram
3658 -37.21 145.05 Broadford
3660 -37.02 145.14 Seymour
3672 -36.55 145.98 Benalla
3677 -36.36 146.32 Wangaratta
3690 -36.12 146.88 Wodonga
3699 -36.75 147.17 Mount Beauty
3709 -36.20 147.90 Corryong
3714 -37.19 145.71 Alexandra
3722 -37.05 146.09 Mansfield
3730 -36.01 146.00 Yarrawonga
3737 -36.56 146.72 Myrtleford
3740 -36.73 146.96 Bright
3750 -37.64 145.00 Wollert
3754 -37.60 145.10 Doreen
3764 -37.30 144.95 Kilmore
3777 -37.65 145.52 Healesville
3799 -37.76 145.70 Warburton
3806 -38.03 145.35 Berwick
3810 -38.06 145.48 Pakenham
3818 -38.13 145.86 Drouin
3820 -38.16 145.93 Warragul
3825 -38.18 146.26 Moe
3840 -38.23 146.40 Morwell
3844 -38.20 146.54 Traralgon
3850 -38.11 147.07 Sale
3860 -37.97 146.98 Maffra
3875 -37.82 147.63 Bairnsdale
3888 -37.70 148.46 Orbost
3892 -37.56 149.75 Mallacoota
3898 -37.10 147.60 Omeo
3909 -37.88 147.99 Lakes Entrance
3922 -38.45 145.24 Cowes
3931 -38.22 145.04 Mornington
3939 -38.36 144.90 Rosebud
3953 -38.48 145.95 Leongatha
3960 -38.65 146.20 Foster
3971 -38.56 146.68 Yarram
3977 -38.11 145.28 Cranbourne
3995 -38.61 145.59 Wonthaggi
8000 -37.81 144.96 Melbourne
`;
