/** Queensland: postcode, latitude, longitude, name. */
export const QLD = `
4000 -27.47 153.03 Brisbane
4005 -27.47 153.05 New Farm
4006 -27.45 153.04 Newstead
4007 -27.44 153.06 Hamilton
4010 -27.43 153.05 Albion
4014 -27.39 153.08 Banyo
4017 -27.32 153.06 Sandgate
4019 -27.25 153.10 Clontarf
4020 -27.23 153.10 Redcliffe
4032 -27.38 153.03 Chermside
4051 -27.43 153.01 Alderley
4053 -27.41 152.97 Everton Park
4064 -27.47 153.00 Paddington
4068 -27.50 152.97 Indooroopilly
4074 -27.55 152.94 Jindalee
4101 -27.48 153.01 South Brisbane
4103 -27.51 153.03 Annerley
4109 -27.57 153.07 Sunnybank
4114 -27.65 153.11 Woodridge
4122 -27.54 153.08 Mount Gravatt
4127 -27.63 153.13 Springwood
4131 -27.67 153.15 Loganlea
4152 -27.50 153.10 Carina
4157 -27.53 153.19 Capalaba
4163 -27.53 153.27 Cleveland
4178 -27.44 153.16 Wynnum
4207 -27.72 153.20 Beenleigh
4208 -27.80 153.27 Ormeau
4209 -27.84 153.30 Coomera
4211 -28.00 153.33 Nerang
4214 -27.98 153.38 Ashmore
4215 -27.97 153.41 Southport
4217 -28.00 153.43 Surfers Paradise
4220 -28.09 153.45 Burleigh Heads
4225 -28.17 153.54 Coolangatta
4226 -28.07 153.40 Robina
4230 -28.08 153.38 Robina
4275 -28.12 153.17 Canungra
4280 -27.83 153.03 Jimboomba
4285 -27.99 152.99 Beaudesert
4300 -27.68 152.90 Springfield
4305 -27.62 152.76 Ipswich
4310 -27.99 152.68 Boonah
4343 -27.55 152.28 Gatton
4350 -27.56 151.95 Toowoomba
4352 -27.47 151.95 Highfields
4361 -27.94 151.97 Clifton
4370 -28.21 152.03 Warwick
4380 -28.66 151.94 Stanthorpe
4390 -28.55 150.31 Goondiwindi
4401 -27.43 151.72 Oakey
4405 -27.18 151.26 Dalby
4413 -26.74 150.63 Chinchilla
4415 -26.66 150.18 Miles
4455 -26.57 148.79 Roma
4470 -26.40 146.25 Charleville
4478 -24.88 146.26 Tambo
4480 -26.61 144.27 Quilpie
4487 -28.04 148.58 St George
4490 -28.07 145.68 Cunnamulla
4500 -27.30 152.98 Strathpine
4503 -27.23 153.01 Kallangur
4505 -27.16 152.96 Burpengary
4507 -27.07 153.16 Bribie Island
4510 -27.08 152.95 Caboolture
4514 -26.94 152.77 Woodford
4519 -26.81 152.96 Beerwah
4551 -26.80 153.13 Caloundra
4556 -26.66 153.05 Buderim
4558 -26.65 153.09 Maroochydore
4560 -26.63 152.96 Nambour
4566 -26.40 153.05 Noosaville
4567 -26.40 153.09 Noosa Heads
4570 -26.19 152.67 Gympie
4600 -26.24 151.94 Murgon
4610 -26.54 151.84 Kingaroy
4627 -25.37 151.12 Eidsvold
4650 -25.54 152.70 Maryborough
4655 -25.29 152.85 Hervey Bay
4670 -24.87 152.35 Bundaberg
4680 -23.84 151.26 Gladstone
4700 -23.38 150.51 Rockhampton
4702 -23.58 149.90 Central Queensland
4703 -23.13 150.74 Yeppoon
4709 -23.04 148.34 Tieri
4715 -24.40 150.51 Biloela
4717 -23.58 148.88 Blackwater
4720 -23.53 148.16 Emerald
4721 -22.82 147.64 Clermont
4722 -24.11 148.09 Springsure
4725 -23.55 145.29 Barcaldine
4726 -23.31 144.02 Aramac
4730 -23.44 144.25 Longreach
4735 -22.39 143.04 Winton
4737 -21.43 149.22 Sarina
4740 -21.14 149.19 Mackay
4744 -22.00 148.05 Moranbah
4800 -20.40 148.58 Proserpine
4802 -20.27 148.72 Airlie Beach
4805 -20.01 148.25 Bowen
4807 -19.58 147.41 Ayr
4810 -19.26 146.82 Townsville
4812 -19.28 146.78 Hyde Park
4814 -19.29 146.76 Aitkenvale
4815 -19.32 146.73 Condon
4817 -19.30 146.70 Kirwan
4818 -19.22 146.66 Bohle
4820 -20.08 146.26 Charters Towers
4821 -20.84 144.20 Hughenden
4822 -20.73 143.14 Richmond
4823 -20.66 141.75 Julia Creek
4825 -20.73 139.49 Mount Isa
4828 -19.92 138.12 Camooweal
4829 -22.91 139.90 Boulia
4830 -17.75 139.55 Burketown
4850 -18.65 146.16 Ingham
4852 -17.87 146.11 Mission Beach
4854 -17.94 145.92 Tully
4860 -17.52 146.03 Innisfail
4865 -17.09 145.78 Gordonvale
4868 -16.96 145.74 Woree
4870 -16.92 145.77 Cairns
4872 -17.40 145.39 Cairns hinterland
4873 -16.46 145.37 Mossman
4874 -12.67 141.87 Weipa
4875 -10.58 142.22 Thursday Island
4876 -10.89 142.39 Bamaga
4877 -16.48 145.46 Port Douglas
4878 -16.82 145.69 Smithfield
4880 -17.00 145.42 Mareeba
4883 -17.27 145.48 Atherton
4890 -17.67 141.07 Normanton
4892 -16.96 144.10 Chillagoe
4895 -15.47 145.25 Cooktown
9000 -27.47 153.03 Brisbane
9726 -28.00 153.43 Gold Coast
`;
