/** Route modules by their path below /api. */
export type RouteModules = Record<string, () => Promise<Record<string, unknown>>>;

export type JsonSchema = { [key: string]: unknown };

export type Parameter = {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};

export type Answer = {
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, { schema: JsonSchema }>;
};

export type Operation = {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  security: Record<string, never[]>[];
  parameters: Parameter[];
  requestBody?: {
    required: true;
    content: Record<string, { schema: JsonSchema; example?: unknown }>;
  };
  responses: Record<string, Answer | { $ref: string }>;
};

/** A request of ours. */
export type Posted = {
  operationId: string;
  summary: string;
  security: [];
  parameters: {
    name: string;
    in: 'header';
    required: true;
    description: string;
    schema: JsonSchema;
  }[];
  requestBody: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Answer>;
};

/** The subset of OpenAPI 3.1 used here. */
export type OpenApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  externalDocs: { url: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  /** Operations by path and lower-case method. */
  paths: Record<string, Record<string, Operation>>;
  /** What we post to the webhooks of users, by type. */
  webhooks: Record<string, { post: Posted }>;
  components: {
    securitySchemes: Record<string, object>;
    headers: Record<string, object>;
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Answer>;
  };
};
