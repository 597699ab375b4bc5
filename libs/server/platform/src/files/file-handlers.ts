import type { fileEndpoints } from '@imah/contract/files';
import type { ServerContext } from '../context.ts';
import type { Handlers } from '../http/handler.ts';
import { downloadHandlers } from './download-handlers.ts';
import { uploadHandlers } from './upload-handlers.ts';

/** Those of a building are made by its domain. */
type BuildingFileCalls = 'listBuildingFiles' | 'attachBuildingFiles' | 'removeBuildingFile';

export function fileHandlers(
  context: ServerContext,
): Pick<Handlers, Exclude<keyof typeof fileEndpoints, BuildingFileCalls>> {
  return { ...uploadHandlers(context), ...downloadHandlers(context) };
}
