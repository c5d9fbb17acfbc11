/** Western Australia: postcode, latitude, longitude, name. */
export const WA = `
6000 -31.95 115.86 Perth
6005 -31.95 115.84 West Perth
6008 -31.95 115.81 Subiaco
6010 -31.98 115.77 Claremont
6017 -31.91 115.80 Osborne Park
6018 -31.89 115.78 Innaloo
6021 -31.87 115.83 Balcatta
6025 -31.80 115.76 Hillarys
6027 -31.75 115.77 Joondalup
6030 -31.69 115.71 Clarkson
6036 -31.61 115.67 Butler
6050 -31.93 115.87 Mount Lawley
6056 -31.89 116.01 Midland
6057 -31.94 116.00 Forrestfield
6062 -31.89 115.92 Morley
6065 -31.78 115.82 Wanneroo
6069 -31.77 116.02 Ellenbrook
6100 -31.98 115.90 Victoria Park
6104 -31.95 115.94 Belmont
6107 -32.02 115.94 Cannington
6110 -32.07 116.00 Gosnells
6112 -32.15 116.01 Armadale
6122 -32.22 116.01 Byford
6148 -32.04 115.89 Ferndale
6150 -32.06 115.85 Bull Creek
6155 -32.06 115.91 Canning Vale
6160 -32.05 115.75 Fremantle
6163 -32.09 115.79 Hamilton Hill
6164 -32.14 115.86 Cockburn
6168 -32.28 115.73 Rockingham
6180 -32.49 115.75 Lakelands
6208 -32.63 115.87 Pinjarra
6210 -32.53 115.72 Mandurah
6220 -33.09 115.90 Harvey
6225 -33.36 116.15 Collie
6230 -33.33 115.64 Bunbury
6255 -33.96 116.14 Bridgetown
6258 -34.24 116.15 Manjimup
6280 -33.65 115.35 Busselton
6285 -33.95 115.07 Margaret River
6290 -34.31 115.16 Augusta
6302 -32.31 117.07 Brookton
6312 -32.93 117.18 Narrogin
6317 -33.69 117.55 Katanning
6330 -35.02 117.88 Albany
6333 -34.97 117.36 Denmark
6336 -34.44 118.10 Gnowangerup
6346 -33.94 118.92 Jerramungup
6348 -33.95 120.13 Hopetoun
6383 -32.11 116.92 Quairading
6401 -31.65 116.67 Northam
6415 -31.48 118.28 Merredin
6426 -31.23 119.33 Southern Cross
6430 -30.75 121.47 Kalgoorlie
6436 -29.70 120.89 Menzies
6438 -28.88 121.33 Leonora
6440 -28.62 122.40 Laverton
6443 -32.20 121.78 Norseman
6450 -33.86 121.89 Esperance
6460 -31.30 117.06 Wyalkatchem
6485 -31.33 117.15 Dowerin
6503 -31.35 115.90 Gingin
6510 -30.64 116.01 Moora
6525 -29.25 114.93 Dongara
6530 -28.77 114.61 Geraldton
6535 -27.71 114.17 Kalbarri
6537 -25.93 113.54 Denham
6620 -28.00 117.84 Mount Magnet
6630 -28.54 115.51 Mullewa
6640 -27.42 117.90 Cue
6642 -26.59 118.50 Meekatharra
6646 -26.59 120.22 Wiluna
6701 -24.88 113.66 Carnarvon
6707 -21.93 114.13 Exmouth
6710 -21.64 115.11 Onslow
6714 -20.74 116.85 Karratha
6720 -20.67 117.14 Wickham
6721 -20.31 118.60 Port Hedland
6722 -20.41 118.60 South Hedland
6725 -17.96 122.24 Broome
6728 -17.30 123.63 Derby
6740 -15.49 128.12 Wyndham
6743 -15.77 128.74 Kununurra
6751 -22.69 117.79 Tom Price
6753 -23.36 119.73 Newman
6760 -21.17 119.75 Marble Bar
6765 -18.19 125.57 Fitzroy Crossing
6770 -18.23 127.66 Halls Creek
6800 -31.95 115.86 Perth
6999 -31.95 115.86 Perth
`;
