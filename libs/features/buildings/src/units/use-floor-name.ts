import { useUnitsTexts } from './texts.ts';

/** What a floor is called by its number alone. */
export function useFloorName(): (level: number) => string {
  const t = useUnitsTexts();
  return (level) => {
    if (level === 0) return t('floorName.ground');
    return level < 0 ? t('floorName.basement', { level: -level }) : t('floorName.storey', { level });
  };
}
