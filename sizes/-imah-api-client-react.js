export * from '@imah/api-client/react';
