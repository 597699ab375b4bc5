import { type FormCase, testEveryForm } from '@imah/app/form/testing';

testEveryForm({
  lists: import.meta.glob<readonly FormCase[]>('./**/testing/forms.tsx', { import: 'forms', eager: true }),
  sources: import.meta.glob<string>(['./**/*.tsx', '!./**/*.test.tsx', '!./**/*.stories.tsx', '!./**/testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  // Its value is sent by the control that it stands in, which says itself what was refused.
  sendNothing: ['parts/control/value-form.tsx'],
});
