import { resolveTarget } from '../access/resolve-target.ts';
import type { FileSubject } from '../files/file-subject.ts';

/** Who may fetch the files of a building itself. */
export const buildingFileSubjects: { readonly building: FileSubject } = {
  building: { read: 'building.view', resolve: (db, id) => resolveTarget(db, 'building', id) },
};
