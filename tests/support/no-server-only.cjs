// Preloaded where handlers run outside Next without the condition react-server, under which
// React has no contexts: the package that keeps server code out of bundles does nothing then.
const file = require.resolve('server-only');
require.cache[file] = { id: file, filename: file, loaded: true, exports: {}, children: [] };
