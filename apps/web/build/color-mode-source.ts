import { forcedColorModes } from '../src/routes.tsx';

/**
 * The script that runs before the first paint. It is text, because it must stand in the page itself:
 * a file would arrive after the first paint. The server puts its hash into the Content-Security-Policy.
 */
export function colorModeSource(): string {
  return [
    '(()=>{',
    `const forced=${JSON.stringify(forcedColorModes)}[location.pathname.replace(/(.)\\/+$/,'$1')];`,
    'let kept=null;try{kept=localStorage.getItem("imah-color-mode")}catch{}',
    'const dark=kept==="dark"||(kept!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches);',
    'document.documentElement.dataset.colorMode=forced??(dark?"dark":"light")',
    '})()',
  ].join('');
}
