import type { fileEndpoints } from '@imah/contract/files';
import type { ServerContext } from '../context.ts';
import type { Handlers } from '../http/handler.ts';
import { buildingFileHandlers } from './building-file-handlers.ts';
import { downloadHandlers } from './download-handlers.ts';
import { uploadHandlers } from './upload-handlers.ts';

export function fileHandlers(context: ServerContext): Pick<Handlers, keyof typeof fileEndpoints> {
  return { ...uploadHandlers(context), ...downloadHandlers(context), ...buildingFileHandlers(context) };
}
