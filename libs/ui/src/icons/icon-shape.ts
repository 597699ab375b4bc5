/** One drawing on a 24 × 24 grid: its name in the set and its strokes as SVG markup. */
export type IconShape = { readonly name: string; readonly body: string };
