/** Northern Territory: postcode, latitude, longitude, name. */
export const NT = `
0800 -12.46 130.84 Darwin
0810 -12.38 130.88 Casuarina
0812 -12.40 130.91 Karama
0820 -12.43 130.85 Parap
0822 -13.05 131.10 Darwin rural
0828 -12.44 130.93 Berrimah
0829 -12.52 130.99 Pinelands
0830 -12.48 130.98 Palmerston
0832 -12.52 130.98 Rosebery
0836 -12.50 131.05 Humpty Doo
0845 -13.24 131.11 Batchelor
0847 -13.82 131.83 Pine Creek
0850 -14.46 132.26 Katherine
0852 -14.92 133.07 Mataranka
0854 -16.07 136.30 Borroloola
0860 -19.65 134.19 Tennant Creek
0862 -17.55 133.55 Elliott
0870 -23.70 133.88 Alice Springs
0872 -25.24 130.99 Yulara
0874 -23.75 133.87 Larapinta
0880 -12.18 136.78 Nhulunbuy
0885 -13.97 136.42 Alyangula
0886 -12.67 132.83 Jabiru
0900 -12.46 130.84 Darwin
`;

/** Australian Capital Territory. */
export const ACT = `
0200 -35.28 149.12 Acton
2600 -35.31 149.13 Canberra
2601 -35.28 149.13 Canberra City
2602 -35.26 149.14 Dickson
2603 -35.32 149.14 Manuka
2604 -35.33 149.14 Kingston
2605 -35.34 149.09 Curtin
2606 -35.34 149.09 Woden
2607 -35.37 149.09 Mawson
2609 -35.33 149.18 Fyshwick
2611 -35.34 149.03 Weston Creek
2612 -35.27 149.14 Braddon
2614 -35.24 149.06 Aranda
2615 -35.22 149.03 Charnwood
2617 -35.24 149.07 Belconnen
2618 -35.17 149.07 Hall
2900 -35.42 149.07 Greenway
2902 -35.40 149.08 Kambah
2905 -35.44 149.11 Calwell
2906 -35.46 149.09 Conder
2911 -35.22 149.14 Mitchell
2912 -35.19 149.13 Gungahlin
2913 -35.18 149.11 Nicholls
2914 -35.17 149.13 Amaroo
`;

/** Islands and stations outside the states. */
export const ISLANDS = `
2899 -29.04 167.95 Norfolk Island
6798 -10.45 105.69 Christmas Island
6799 -12.19 96.83 Cocos Islands
7151 -66.28 110.53 Casey Station
`;
