/** Shown where a picture is missing: a quiet outline, no words. */
export const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">
  <rect width="1200" height="800" fill="#e7ebef"/>
  <g fill="none" stroke="#aab4be" stroke-width="14" stroke-linecap="round" stroke-linejoin="round">
    <path d="M380 470h-40v-70l60-30 70-90h220l90 90 80 30v70h-50M500 470h230"/>
    <circle cx="440" cy="470" r="52"/>
    <circle cx="790" cy="470" r="52"/>
  </g>
</svg>`;
