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
    ...controls.flatMap(({ label, guard }, index) => [
      ...(isEmpty(label) ? [[`controls.${index}.label.id`, [tf('required')]]] : []),
      ...(['on', 'off'] as const).flatMap((way) =>
        guard[way].kind !== 'none' && isEmpty(guard[way].consequence)
          ? [[`controls.${index}.guard.${way}.consequence`, [tf('required')]]]
          : [],
      ),
    ]),
  ]);
}
