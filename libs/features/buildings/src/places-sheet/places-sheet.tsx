import type { Building, Places } from '@imah/contract/buildings';
import { Button, Sheet, Stack } from '@imah/ui';
import { plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { SectionForm } from './section-form.tsx';
import { SectionPart } from './section-part.tsx';
import { usePlacesSheetTexts } from './texts.ts';

interface PlacesSheetProps {
  readonly building: Building;
  readonly places: Places;
  readonly onClose: () => void;
}

/** The sections and floors of a building: what they are called, and how they stand. */
export function PlacesSheet({ building, places, onClose }: PlacesSheetProps) {
  const t = usePlacesSheetTexts();
  const [adding, setAdding] = useState<'no' | 'yes'>('no');
  return (
    <Sheet open onClose={onClose} title={t('title')} description={t('lead')}>
      <Stack gap="xl">
        {places.sections.map((section, position) => (
          <SectionPart
            key={section.id}
            building={building}
            places={places}
            section={section}
            position={position}
            last={places.sections.length - 1}
          />
        ))}
        <div>
          <Button icon={plusIcon} onClick={() => setAdding('yes')}>
            {t('addSection')}
          </Button>
        </div>
      </Stack>
      {adding === 'yes' ? <SectionForm building={building} section={null} onClose={() => setAdding('no')} /> : null}
    </Sheet>
  );
}
