/** Group of stories in Storybook: that of a library below `libs`, such as `Vehicle detail` for `vehicle-detail`. */
export function groupOf(library: string): string {
  // what all features share is in two groups, which are also measured in every theme (docs/testing.md)
  if (library.startsWith('ui/')) return library === 'ui/vehicle' ? 'Vehicle' : 'Kit';
  const words = library.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
