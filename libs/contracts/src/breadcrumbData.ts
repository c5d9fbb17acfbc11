/** Trail of a page for search engines. */
export function breadcrumbData(origin: string, trail: readonly { name: string; href: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      // a thing by its address: bare text is none
      item: { '@id': origin + href },
    })),
  };
}
