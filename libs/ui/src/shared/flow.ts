import { vars } from '../tokens/contract.css.ts';

type Space = keyof typeof vars.space;
type Justify = 'center' | 'flex-end' | 'flex-start' | 'space-between';

interface RowOptions {
  readonly wrap?: 'wrap';
  readonly justify?: Justify;
}

interface ColumnOptions {
  readonly align?: 'center' | 'flex-end' | 'flex-start' | 'stretch';
  readonly justify?: Justify;
}

/** Children side by side, each in the middle of the row; `gap` null leaves none between them. */
export const flexRow = (gap: Space | null = null, options: RowOptions = {}) => rowOf('flex', gap, options);

/** The same within a line of text. */
export const inlineFlexRow = (gap: Space | null = null, options: RowOptions = {}) => rowOf('inline-flex', gap, options);

/** Children below each other. */
export const flexColumn = (gap: Space | null = null, { align, justify }: ColumnOptions = {}) => ({
  display: 'flex' as const,
  flexDirection: 'column' as const,
  ...(align === undefined ? {} : { alignItems: align }),
  ...between(gap, justify),
});

const rowOf = <const D extends string>(display: D, gap: Space | null, { wrap, justify }: RowOptions) => ({
  display,
  ...(wrap === undefined ? {} : { flexWrap: wrap }),
  alignItems: 'center' as const,
  ...between(gap, justify),
});

const between = (gap: Space | null, justify?: Justify) => ({
  ...(justify === undefined ? {} : { justifyContent: justify }),
  ...(gap === null ? {} : { gap: vars.space[gap] }),
});
