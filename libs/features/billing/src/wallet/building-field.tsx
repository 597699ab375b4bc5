import type { Wallet } from '@imah/contract/wallet';
import { SelectField } from '@imah/ui';
import { useWalletTexts } from './texts.ts';

interface BuildingFieldProps {
  readonly buildings: Wallet['buildings'];
  readonly value: string;
  readonly onChange: (buildingId: string) => void;
  readonly error: string | undefined;
}

/** In which building; nothing to choose where there is one. */
export function BuildingField({ buildings, value, onChange, error }: BuildingFieldProps) {
  const t = useWalletTexts();
  if (buildings.length < 2) return null;
  return (
    <SelectField
      name="buildingId"
      label={t('building')}
      value={value}
      options={buildings.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={error}
    />
  );
}
