import type { DeviceTypeDraft } from '@imah/contract/devices';
import type { useFormTexts } from '@imah/app/form';
import type { TypeTexts } from './texts.ts';

const keyForm = /^[a-z][a-z0-9_]{0,39}$/;

/** What is missing in what was written, by field; what contradicts itself the server says. */
export function faultsOfDraft(
  { name, metrics, controls }: DeviceTypeDraft,
  t: TypeTexts,
  tf: ReturnType<typeof useFormTexts>,
): Record<string, string[]> {
  const isEmpty = (words: { readonly id: string } | null) => words === null || words.id.trim() === '';
  return Object.fromEntries([
    ...(isEmpty(name) ? [['name.id', [tf('required')]]] : []),
    ...metrics.flatMap(({ key, label }, index) => [
      ...(isEmpty(label) ? [[`metrics.${index}.label.id`, [tf('required')]]] : []),
      ...(keyForm.test(key) ? [] : [[`metrics.${index}.key`, [t('keyWrong')]]]),
    ]),
    ...controls.flatMap((control, index) => {
      const at = (field: string) => `controls.${index}.${field}`;
      const guards =
        control.kind === 'switch'
          ? ([
              ['guard.on', control.guard.on],
              ['guard.off', control.guard.off],
            ] as const)
          : ([['guard', control.guard]] as const);
      return [
        ...(isEmpty(control.label) ? [[at('label.id'), [tf('required')]]] : []),
        ...(control.kind === 'switch' || keyForm.test(control.key) ? [] : [[at('key'), [t('keyWrong')]]]),
        ...guards.flatMap(([way, guard]) =>
          guard.kind !== 'none' && isEmpty(guard.consequence) ? [[at(`${way}.consequence`), [tf('required')]]] : [],
        ),
        ...(control.kind === 'choice'
          ? control.options.flatMap(({ value, label }, place) => [
              ...(value.trim() === '' ? [[at(`options.${place}.value`), [tf('required')]]] : []),
              ...(isEmpty(label) ? [[at(`options.${place}.label.id`), [tf('required')]]] : []),
            ])
          : []),
      ];
    }),
  ]);
}
