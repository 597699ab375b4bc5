import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { popup } from '../popover/popup.css.ts';

export const content = style([popup, { padding: vars.space.lg, maxHeight: 'var(--radix-popper-available-height)' }]);
