/** South Australia: postcode, latitude, longitude, name. */
export const SA = `
5000 -34.93 138.60 Adelaide
5008 -34.89 138.57 Croydon
5015 -34.85 138.50 Port Adelaide
5022 -34.91 138.49 Henley Beach
5031 -34.92 138.57 Torrensville
5037 -34.95 138.57 Richmond
5038 -34.97 138.55 Plympton
5042 -35.01 138.57 Bedford Park
5043 -35.00 138.55 Marion
5045 -34.98 138.52 Glenelg
5062 -34.97 138.61 Mitcham
5063 -34.95 138.62 Parkside
5067 -34.92 138.63 Norwood
5073 -34.91 138.67 Magill
5082 -34.88 138.60 Prospect
5086 -34.87 138.63 Gilles Plains
5092 -34.83 138.69 Modbury
5108 -34.76 138.64 Salisbury
5112 -34.72 138.67 Elizabeth
5114 -34.69 138.69 Smithfield
5118 -34.60 138.75 Gawler
5153 -35.03 138.77 Stirling
5159 -35.07 138.61 Happy Valley
5162 -35.13 138.52 Morphett Vale
5169 -35.18 138.49 Seaford
5171 -35.22 138.55 McLaren Vale
5211 -35.55 138.62 Victor Harbor
5223 -35.66 137.64 Kingscote
5235 -34.66 139.05 Angaston
5238 -34.91 139.31 Mannum
5251 -35.07 138.86 Mount Barker
5253 -35.12 139.27 Murray Bridge
5260 -35.26 139.45 Tailem Bend
5267 -36.10 140.35 Keith
5268 -36.31 140.77 Bordertown
5271 -36.96 140.74 Naracoorte
5275 -36.83 139.85 Kingston SE
5277 -37.38 140.84 Penola
5280 -37.60 140.35 Millicent
5290 -37.83 140.78 Mount Gambier
5301 -35.34 140.52 Pinnaroo
5320 -34.04 139.67 Morgan
5330 -34.17 139.98 Waikerie
5333 -34.45 140.57 Loxton
5341 -34.17 140.75 Renmark
5343 -34.29 140.60 Berri
5355 -34.48 139.00 Nuriootpa
5373 -34.17 138.74 Kapunda
5417 -33.67 138.93 Burra
5422 -32.97 138.83 Peterborough
5432 -31.88 138.43 Hawker
5453 -33.83 138.61 Clare
5461 -34.17 138.15 Balaklava
5491 -33.20 138.60 Jamestown
5501 -34.48 138.35 Two Wells
5540 -33.19 138.01 Port Pirie
5554 -33.96 137.72 Kadina
5558 -34.06 137.59 Moonta
5573 -34.37 137.67 Maitland
5583 -35.05 137.41 Yorketown
5600 -33.03 137.57 Whyalla
5606 -34.73 135.86 Port Lincoln
5607 -34.38 136.10 Tumby Bay
5641 -33.13 136.42 Kimba
5652 -33.05 135.45 Wudinna
5680 -32.80 134.21 Streaky Bay
5690 -32.13 133.68 Ceduna
5700 -32.49 137.77 Port Augusta
5710 -32.50 137.84 Stirling North
5720 -31.20 136.82 Woomera
5722 -30.56 136.89 Roxby Downs
5723 -29.01 134.75 Coober Pedy
5731 -30.60 138.40 Leigh Creek
5734 -27.55 135.45 Oodnadatta
5800 -34.93 138.60 Adelaide
5950 -34.94 138.53 Adelaide Airport
`;
