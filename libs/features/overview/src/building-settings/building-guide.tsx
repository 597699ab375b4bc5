import type { Building } from '@imah/contract/buildings';
import { ContactsSection } from '@imah/features-buildings/contacts';
import { DocumentsSection } from '../documents/index.ts';

/** What everybody of the building finds here: whom to call, and what to read. Who runs it keeps both. */
export function BuildingGuide({ building }: { readonly building: Building }) {
  return (
    <>
      <ContactsSection building={building} />
      <DocumentsSection building={building} />
    </>
  );
}
