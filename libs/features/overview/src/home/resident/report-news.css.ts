import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minWidth: 0 });

/** One line, however much was written. */
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 });
export const unread = style([words, { fontWeight: vars.weight.medium }]);
