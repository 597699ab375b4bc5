/** Measures of the drawing in its own units; one unit is a pixel where it is not scaled. */
export const look = {
  margin: 8,
  pad: 14,
  title: 36,
  line: 17,
  gap: 6,
  dot: 10,
  corner: 8,
  arrow: 7,
  smallest: 0.7,
} as const;

/** Sizes of its two kinds of text, in the same units. */
export const textSize = { name: 14, line: 12 } as const;

export type MeasureText = (text: string, kind: keyof typeof textSize) => number;

/**
 * Measures with the page's own font, once it is there. A family of which this machine has nothing (an installed font
 * that is not installed) is passed over by the browser when it draws, so it does not keep the rest from being measured.
 */
export async function measureWith(document: Document, family: string): Promise<MeasureText> {
  const fonts = { name: `600 ${textSize.name}px ${family}`, line: `500 ${textSize.line}px ${family}` };
  await Promise.allSettled(Object.values(fonts).map((font) => document.fonts.load(font)));
  const context = document.createElement('canvas').getContext('2d');
  return (text, kind) => {
    // Without a canvas a wide guess keeps everything readable.
    if (context === null) return text.length * textSize[kind] * 0.65;
    context.font = fonts[kind];
    return context.measureText(text).width * 1.04;
  };
}
