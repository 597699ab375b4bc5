export * from '@imah/realtime';
