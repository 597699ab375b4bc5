/**
 * The script of the landing page that leads whoever was last signed in on this device to their home, before anything of
 * the landing page is painted or run. What it reads is only a hint that holds no secret (`remembered-person`): if the
 * session has ended since, the guard of that page leads to the login and the hint is gone. It is text, because it must
 * stand in the page itself. The server puts its hash into the Content-Security-Policy.
 */
export function leadHomeSource(): string {
  return [
    '(()=>{',
    'let kept="{}";try{kept=localStorage.getItem("imah:person")??kept}catch{}',
    'if(!kept.includes(\'"user"\')||location.pathname!=="/")return;',
    // Else the browser would paint and run on until the next page answers.
    'document.documentElement.hidden=true;stop();',
    'location.replace("/imah")',
    '})()',
  ].join('');
}
