import type { Building } from '@imah/contract/buildings';
import { ContactsSection } from '@imah/features-buildings/contacts';
import { DutySection } from '@imah/features-buildings/duty';
import { DocumentsSection } from '../documents/index.ts';

/** What everybody of the building finds here: whom to call, who is on duty, and what to read. Who runs it keeps all three. */
export function BuildingGuide({ building }: { readonly building: Building }) {
  return (
    <>
      <ContactsSection building={building} />
      <DutySection building={building} />
      <DocumentsSection building={building} />
    </>
  );
}
