import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '../../src/api/schema.gen';

export type Schemas = components['schemas'];

/** Makes handlers that the contract types: a field it does not know, or one of another type, does not compile. */
export const http = createOpenApiHttp<paths>({ baseUrl: '*/api' });
