import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { bannersId } from './id.ts';

export const bannersEn: TranslationOf<typeof bannersId> = {
  viewAs: {
    notice: 'You are viewing as {group}. Nothing can be changed.',
    failed: 'Viewing as {group} could not be ended. Please try again.',
    end: 'Back to my permissions',
  },
  demo: { notice: 'Demo with sample data, on this computer only.', remove: 'Remove demo' },
  email: { notice: 'The address {email} is not verified yet.', open: 'Verify' },
};
