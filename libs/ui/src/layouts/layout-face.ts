/** What a layout says about itself on its root; outside checks read these attributes. */
export type ContentVariant = 'default' | 'grayish-cyan' | 'transparent';
export type HeaderDisplay = 'shown' | 'hidden';
export type ContentPadding = 'default' | 'none';

export type LayoutFace = {
  layout: 'blank' | 'dashboard' | 'old';
  variant: ContentVariant;
  header: HeaderDisplay;
  padding: ContentPadding;
};

export function layoutAttributes({ layout, variant, header, padding }: LayoutFace) {
  return { 'data-layout': layout, 'data-variant': variant, 'data-header': header, 'data-padding': padding };
}

/** The id of the element that holds the page, where the skip link leads. */
export const contentId = 'isi';
