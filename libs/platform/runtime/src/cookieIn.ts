/** Value of a cookie in what `document.cookie` or a `Cookie` header has; undefined where it is not there. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const pair = cookies.split(';').find((item) => item.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1);
}
