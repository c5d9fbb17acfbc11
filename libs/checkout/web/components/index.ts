// Components of this feature for a page of a host: `@forecourt/checkout/components`. Each goes inside `<OnSite>` of
// `@forecourt/ssr/client`, which brings configuration, words and store. A form is sent to the page of its
// route: list the feature in `features`.
export { ReserveForm, type ReserveFormProps } from './ReserveForm.js';
