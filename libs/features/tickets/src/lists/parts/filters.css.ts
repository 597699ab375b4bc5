import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

/** More states than fit are scrolled sideways, on a phone with a finger. */
export const states = style({ overflowX: 'auto', maxWidth: '100%', paddingBlock: vars.space.xs });
export const search = style({ flex: `1 1 ${vars.size.menu}`, minWidth: 0 });
export const tools = style({ display: 'contents' });
globalStyle(`${tools} > *`, { flexShrink: 0 });
