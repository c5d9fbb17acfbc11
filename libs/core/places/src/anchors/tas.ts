/** Tasmania: postcode, latitude, longitude, name. */
export const TAS = `
7000 -42.88 147.33 Hobart
7005 -42.90 147.33 Sandy Bay
7008 -42.86 147.31 New Town
7010 -42.83 147.28 Glenorchy
7011 -42.81 147.25 Claremont
7018 -42.87 147.37 Bellerive
7030 -42.73 147.23 Bridgewater
7050 -42.98 147.32 Kingston
7109 -43.03 147.05 Huonville
7116 -43.32 147.02 Dover
7140 -42.78 147.06 New Norfolk
7150 -43.36 147.32 Bruny Island
7170 -42.85 147.48 Cambridge
7172 -42.79 147.56 Sorell
7184 -43.15 147.85 Port Arthur
7190 -42.12 148.08 Swansea
7210 -41.93 147.50 Campbell Town
7215 -41.87 148.30 Bicheno
7216 -41.32 148.25 St Helens
7248 -41.41 147.13 Invermay
7249 -41.47 147.14 South Launceston
7250 -41.44 147.14 Launceston
7253 -41.11 146.83 George Town
7255 -40.00 148.02 Flinders Island
7256 -39.93 143.85 King Island
7260 -41.16 147.51 Scottsdale
7300 -41.57 147.17 Perth
7304 -41.52 146.66 Deloraine
7310 -41.18 146.36 Devonport
7315 -41.16 146.17 Ulverstone
7320 -41.05 145.91 Burnie
7325 -40.99 145.73 Wynyard
7330 -40.84 145.12 Smithton
7466 -42.07 145.60 Gormanston
7467 -42.08 145.56 Queenstown
7468 -42.15 145.33 Strahan
7469 -41.88 145.34 Zeehan
7470 -41.78 145.54 Rosebery
7800 -42.88 147.33 Hobart
`;
