export * from '@imah/api-client';
