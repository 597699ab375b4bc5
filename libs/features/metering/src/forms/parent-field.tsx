import { useReadAll } from '@imah/api-client/react';
import type { MeterResource } from '@imah/contract/metering/words';
import { SelectField } from '@imah/ui';
import { useMeteringTexts } from '../texts.ts';

interface ParentFieldProps {
  readonly buildingId: string;
  readonly resource: MeterResource;
  /** The meter that looks for one; nothing stands below itself. */
  readonly except?: string;
  /** An id; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** The main meter above one, of the same resource; not there where there is none. */
export function ParentField({ buildingId, resource, except, value, onChange, error }: ParentFieldProps) {
  const t = useMeteringTexts();
  const all = useReadAll('listMeters', { params: { buildingId }, query: { resource } }).data ?? [];
  const mains = all.filter(({ role, id }) => role === 'main' && id !== except);
  if (mains.length === 0) return null;
  return (
    <SelectField
      name="parentId"
      label={t('form.parent')}
      value={value}
      options={[
        { value: '', label: t('form.noParent') },
        ...mains.map(({ id, number, location }) => ({
          value: id,
          label: [number, location].filter(Boolean).join(' · '),
        })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={error}
    />
  );
}
