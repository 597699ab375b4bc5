import type { RouteTable } from '../core/route.ts';

const upload = '/api/v1/uploads/{uploadId}';
const file = '/api/v1/files/{fileId}';
const ofBuilding = '/api/v1/buildings/{buildingId}/files';

/** The calls that send files, fetch them, and put them to a building. */
export const fileRoutes = {
  beginUpload: { method: 'POST', path: '/api/v1/organizations/{orgId}/uploads', retry: false },
  getUpload: { method: 'GET', path: upload, retry: true },
  sendUploadPart: { method: 'PATCH', path: upload, retry: false, bytes: 'sent' },
  finishUpload: { method: 'POST', path: `${upload}/finish`, retry: false },
  deleteUpload: { method: 'DELETE', path: upload, retry: false },
  getFile: { method: 'GET', path: file, retry: true },
  downloadFile: { method: 'GET', path: `${file}/content`, retry: true, bytes: 'answered' },
  downloadPreview: { method: 'GET', path: `${file}/previews/{size}`, retry: true, bytes: 'answered' },
  listBuildingFiles: { method: 'GET', path: ofBuilding, retry: true },
  attachBuildingFiles: { method: 'POST', path: ofBuilding, retry: false },
  removeBuildingFile: { method: 'DELETE', path: `${ofBuilding}/{fileId}`, retry: false },
} as const satisfies RouteTable;
