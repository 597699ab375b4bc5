import { style } from '@vanilla-extract/css';

/** An option takes the width that its button leaves. */
export const option = style({ flex: 1, minWidth: 0 });
