export { newId } from '@imah/api-client';
