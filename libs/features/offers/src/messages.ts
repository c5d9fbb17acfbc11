/** What the pages and cards of offers say, save for what a dealer writes. */
export const messages = {
  home: 'Home',
  explore: (model: string) => `Explore ${model}`,
  bookTestDrive: 'Book A Test Drive',
  none: {
    title: 'No Results Available',
    text: 'There appears to be no offers currently available that meet the conditions of your search',
  },
  viewStock: 'View our stock',
  kinds: 'Kinds of offers',
  all: 'All offers',
  makes: 'Makes',
  allMakes: 'All makes',
  more: 'More offers',
  stockTitle: 'Vehicles at a special price',
  stockPages: 'Pages of vehicles',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
} as const;
