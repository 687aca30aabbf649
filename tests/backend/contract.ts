import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '../../src/api/schema.gen';

export type Schemas = components['schemas'];

/** Creates handlers with the types of the contract. An unknown field or one of another type does not compile. */
export const http = createOpenApiHttp<paths>({ baseUrl: '*/api' });
