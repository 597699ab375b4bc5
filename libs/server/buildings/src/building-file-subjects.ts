import { resolveTarget } from '@imah/server-platform/access';
import type { FileSubject } from '@imah/server-platform/files';

/** Who may fetch the files of a building itself. */
export const buildingFileSubjects: { readonly building: FileSubject } = {
  building: { read: 'building.view', resolve: (db, id) => resolveTarget(db, 'building', id) },
};
