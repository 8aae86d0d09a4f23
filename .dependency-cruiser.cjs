/** Who may import whom; the reasons stand in docs/architecture.md. */
const serverFiles = '^lib/(?!auth/types).*/(queries|mutations|mapper|select|sql|options|mails)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'app-goes-through-the-domains',
      comment: 'Routes call verbs; tables and outside services are behind those.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^(lib/db\\.ts|lib/integrations/|lib/local/|prisma/|scripts/|tests/)' },
    },
    {
      name: 'no-other-routes-components',
      severity: 'error',
      from: { path: '^app/(.+)/_components/|^app/(.+)/[^/]+\\.tsx?$' },
      to: { path: '/_components/', pathNot: '^app/($1|$2)/_components/' },
    },
    {
      name: 'components-know-no-server',
      severity: 'error',
      from: { path: '^components/' },
      to: {
        path: [serverFiles, '^app/', '^lib/(db|env|log|http|integrations|local|register)', '^prisma/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(app|lib|components|messages|prisma)/', pathNot: '^(lib/cn\\.ts|components/ui/)' },
    },
    {
      name: 'lib-knows-no-view',
      severity: 'error',
      from: { path: '^(lib|prisma)/' },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'integrations-know-no-table',
      severity: 'error',
      from: { path: '^lib/integrations/' },
      to: { path: '^(lib|prisma)/', pathNot: '^lib/(integrations/|env\\.ts|errors\\.ts|log\\.ts)' },
    },
    {
      name: 'product-knows-no-tests',
      severity: 'error',
      from: { path: '^(app|components|lib|middleware)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|bench|scripts)/' },
    },
    {
      name: 'one-importer',
      comment: 'A library that only one folder may know.',
      severity: 'error',
      from: { pathNot: '^(lib/integrations/|tests/)' },
      to: { path: 'node_modules/(resend|stripe|ai|@ai-sdk)/' },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules|prisma/client' },
    exclude: { path: '^(\\.next|prisma/client)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['react-server', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
