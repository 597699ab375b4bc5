/**
 * The script that holds a form which is sent before the application's own scripts run: on a slow network it is read and
 * filled in seconds before. What was typed stays in its fields, and `useForm` sends it once the application is there;
 * from then on nothing arrives here that the form has not taken already. It is text, because it must stand in the page
 * itself. The server puts its hash into the Content-Security-Policy.
 */
export function heldFormsSource(): string {
  return [
    'addEventListener("submit",(event)=>{',
    'const form=event.target;',
    'if(form.method!=="post"||event.defaultPrevented)return;',
    'event.preventDefault();',
    'form.ariaBusy="true"',
    '})',
  ].join('');
}
