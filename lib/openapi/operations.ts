/** Documentation of an operation beyond what its route declares. */
export type Told = {
  summary: string;
  /** Status of the answer, unless 200. */
  status?: 201 | 202 | 303;
  /** A second status with the same answer, for work still in progress. */
  also?: 202;
  /** A status without a body, in place of an answer. */
  empty?: 202;
  type?: string | readonly string[];
  /** Error statuses of the handler itself, in addition to those common to all routes. */
  refuses?: readonly number[];
  /** Description of the allowed callers, when access is by neither key nor session. */
  who?: string;
};

const created = { status: 201 } as const;
export const PDF = 'application/pdf';
export const CSV = 'text/csv';
const pdf = { type: PDF } as const;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** 404 for unknown things; 409 for things that already exist or were changed concurrently. */
const unknown = { refuses: [404] } as const;
const conflict = { refuses: [409] } as const;

/** Every operation, grouped and in reading order; a test ensures completeness. */
export const GROUPS: Record<string, Record<string, Told>> = {
  Search: {
    'POST /api/veminto/companydata': { summary: 'Find companies by words and filters' },
    'POST /api/company/search': { summary: 'Find companies, and look in places' },
    'GET /api/company/segmentation': { summary: 'List companies by filters alone' },
    'GET /api/company/facets': { summary: 'Count what is found by the values of each filter' },
    'GET /api/company/histograms': { summary: 'Count what is found by ranges of figures' },
    'GET /api/company/breakdown': {
      summary: 'Group what is found by a field, with the total, average and median of a figure',
    },
    'GET /api/company/breakdown/file': {
      summary: 'Download these groups as CSV or XLSX',
      type: [CSV, XLSX],
    },
    'GET /api/company/clusters': { summary: 'Group what is found for a map' },
    'GET /api/company/suggestions': { summary: 'Suggest while somebody types' },
    'POST /api/spell/v1/search': { summary: 'Complete a word' },
    'POST /api/veminto/nearby': { summary: 'Find companies near a place; distances in kilometres' },
    'GET /api/veminto/dropdown1': { summary: 'List all industries' },
    'GET /api/veminto/dropdown2': { summary: 'List all legal forms' },
    'GET /api/veminto/dropdown4': { summary: 'List all regions' },
    'GET /api/veminto/dropdown5': { summary: 'List all municipalities' },
  },
  Companies: {
    'POST /api/veminto/singledata': { summary: 'Get one company', ...unknown },
    'GET /api/company/overview/{cvr}': {
      summary: 'Get what a company has registered, and its past',
    },
    'GET /api/company/financial-data/{cvr}': { summary: 'Get the annual accounts of a company' },
    'GET /api/company/key-figure/{cvr}': { summary: 'Get key figures, and those of peers' },
    'GET /api/company/passages/{cvr}': {
      summary: 'Read what the annual reports of a company say in words',
    },
    'GET /api/company/statement/{cvr}': {
      summary: 'Download the accounts as CSV or XLSX',
      type: [CSV, XLSX],
    },
    'GET /api/company/role/{cvr}': {
      summary: 'List who owns, leads and audits a company, and what it owns',
    },
    'GET /api/company/ownership/{cvr}': {
      summary:
        'Follow who owns a company, and what it owns, with total shares, over several companies',
    },
    'GET /api/company/signals/{cvr}': {
      summary: 'List what a creditor looks at first: facts, no rating',
    },
    'GET /api/company/shared-contacts/{cvr}': {
      summary: 'Count who else has its phone number, email, domain or address',
    },
    'GET /api/company/units/{cvr}': { summary: 'List the production units of a company' },
    'GET /api/company/unit-points/{cvr}': { summary: 'List where its active units are' },
    'GET /api/company/report/{cvr}': { summary: 'Download all about a company', ...pdf },
    'GET /api/company/annual-report/{cvr}/{end_date}': {
      summary: 'Download the invented report of a sample company',
      ...pdf,
    },
    'GET /api/company/changes': {
      summary: 'List what changed in the register since a day, for copies that follow it',
    },
    'POST /api/rec/fast/query': { summary: 'List similar companies' },
    'POST /api/company/click': { summary: 'Note that a company was opened from a list' },
    'POST /api/veminto/logo': { summary: 'Get the logo of a company', ...unknown },
    'POST /api/veminto/logos': { summary: 'Get the logos of several companies' },
  },
  People: {
    'GET /api/company/people': {
      summary: 'Find people, and organisations without a CVR number, by the words of their names',
    },
    'GET /api/company/participant/{id}': {
      summary: 'Get all roles of a person or company, and what they own through others',
    },
    'GET /api/company/connections': {
      summary: 'Find the shortest chains of roles between two companies or people',
      ...unknown,
    },
    'GET /api/company/network': {
      summary: 'List the companies and people around one of them, with what connects them',
      ...unknown,
    },
    'GET /api/company/most-roles': {
      summary: 'List who holds a kind of role in most of the companies found',
    },
  },
  'AI search and assistant': {
    'GET /api/spell/v1/{userId}/ai-search': { summary: 'Find companies by a sentence' },
    'POST /api/spell/v1/llm': { summary: 'Ask the assistant' },
    'GET /api/spell/v1/chat_history/{userId}': { summary: 'List questions and answers' },
    'DELETE /api/spell/v1/chat_history/{userId}': { summary: 'Delete questions and answers' },
  },
  Agents: {
    'POST /api/mcp': {
      summary: 'Speak the Model Context Protocol (JSON-RPC 2.0)',
      empty: 202,
    },
  },
  Saved: {
    'POST /api/saved/add': { summary: 'Save a company', ...created, refuses: [404, 409] },
    'POST /api/saved/found': {
      summary: 'Save all companies that an address of /discover or /segmintation shows',
      ...created,
      ...unknown,
    },
    'DELETE /api/saved/found': {
      summary: 'Undo that: remove what it saved, and take the rest out of its list',
    },
    'POST /api/saved/import': {
      summary: 'Find the companies of a file or of pasted rows, up to 5,000; saves none of them',
    },
    'POST /api/saved/import/entries': {
      summary: 'Save companies by their CVR numbers; undone like all that an address shows',
      ...created,
      ...unknown,
    },
    'GET /api/saved/get': {
      summary: 'List what is saved, 1,000 on a page unless fewer are wanted',
    },
    'DELETE /api/saved/get/{id}': { summary: 'Remove a saved company' },
    'DELETE /api/saved/deletemultiple': { summary: 'Remove several saved companies', ...conflict },
    'POST /api/saved/restore': { summary: 'Undo that: save them again with what was written' },
    'GET /api/saved/entries': { summary: 'Get a page of saved companies' },
    'PATCH /api/saved/entries/{id}': {
      summary: 'Change the note and the tags of one',
      ...conflict,
    },
    'PUT /api/saved/tags': { summary: 'Tag several', ...conflict },
    'GET /api/saved/overview': { summary: 'Count what is saved by list, tag and industry' },
    'GET /api/saved/lists': { summary: 'List the lists' },
    'POST /api/saved/lists': { summary: 'Create a list', ...created, ...conflict },
    'PATCH /api/saved/lists/{id}': { summary: 'Rename a list', ...conflict },
    'DELETE /api/saved/lists/{id}': { summary: 'Delete a list; its companies stay saved' },
    'PUT /api/saved/lists/{id}/entries': {
      summary: 'Put saved companies into a list',
      ...conflict,
    },
    'DELETE /api/saved/lists/{id}/entries': {
      summary: 'Take companies out of a list',
      ...conflict,
    },
    'GET /api/saved/searches': { summary: 'List saved searches' },
    'POST /api/saved/searches': { summary: 'Save a search', ...created, ...conflict },
    'PUT /api/saved/searches/{id}': { summary: 'Rename a saved search', ...conflict },
    'DELETE /api/saved/searches/{id}': { summary: 'Delete a saved search' },
    'GET /api/saved/get_recent': { summary: 'List recent searches' },
    'DELETE /api/saved/get_recent': { summary: 'Forget one recent search, or all' },
    'GET /api/saved/get_notifications': { summary: 'List notifications' },
    'PUT /api/saved/read_notification': { summary: 'Mark notifications read' },
    'DELETE /api/saved/delete_notifications': { summary: 'Delete notifications' },
    'POST /api/saved/upload': { summary: 'Mail a file to somebody', ...conflict },
  },
  Exports: {
    'GET /api/exports': { summary: 'List the files of the last day, the newest 50' },
    'POST /api/exports': {
      summary: 'Make a file of companies; 202 while it is being made',
      ...created,
      also: 202,
    },
    'GET /api/exports/{id}': { summary: 'Ask how far a file is' },
    'GET /api/exports/{id}/file': {
      summary: 'Download a file',
      type: [CSV, XLSX, PDF],
      ...conflict,
    },
  },
  Account: {
    'POST /api/user/signup': { summary: 'Create an account', ...created, ...conflict },
    'POST /api/user/resend': { summary: 'Mail the verification link once more' },
    'PUT /api/user/verified': { summary: 'Verify an email address', refuses: [400] },
    'POST /api/user/login': {
      summary: 'Sign in; answers the token of a session',
      refuses: [401],
    },
    'POST /api/user/google': { summary: 'Sign in with a token of Google', refuses: [401, 409] },
    'POST /api/user/linkedin': { summary: 'Sign in with a code of LinkedIn', refuses: [401, 409] },
    'GET /api/auth/{provider}': { summary: 'Send a browser to a provider', status: 303 },
    'GET /api/auth/callback/google': { summary: 'Take a browser back from Google', status: 303 },
    'POST /api/user/logout': { summary: 'Sign out' },
    'POST /api/user/forgot': { summary: 'Mail a link to set a new password' },
    'PUT /api/user/reset/{token}': { summary: 'Set a new password' },
    'GET /api/user/{id}': { summary: 'Get an account; me is your own' },
    'PUT /api/user/edit': { summary: 'Change your own account', ...conflict },
    'GET /api/user/picture/{id}': { summary: 'Get a picture', type: 'image/webp' },
    'PUT /api/user/digest': { summary: 'Choose how often notifications are mailed' },
    'PUT /api/user/news': { summary: 'Choose which news is told' },
    'POST /api/user/language': { summary: 'Choose the language of a browser', status: 303 },
    'POST /api/user/unsubscribe': { summary: 'End mailed notifications', ...unknown },
    'GET /api/user/sessions': { summary: 'List sessions' },
    'DELETE /api/user/sessions': { summary: 'End all sessions' },
    'DELETE /api/user/sessions/{id}': { summary: 'End a session' },
    'GET /api/user/keys': { summary: 'List API keys' },
    'POST /api/user/keys': {
      summary: 'Create an API key, answered this once',
      ...created,
    },
    'DELETE /api/user/keys/{id}': { summary: 'Revoke an API key' },
    'GET /api/user/webhooks': { summary: 'List webhooks' },
    'POST /api/user/webhooks': {
      summary: 'Create a webhook; its secret is answered this once',
      ...created,
    },
    'PATCH /api/user/webhooks/{id}': { summary: 'Change a webhook, or switch it on or off' },
    'DELETE /api/user/webhooks/{id}': { summary: 'Delete a webhook' },
    'POST /api/user/webhooks/{id}/secret': { summary: 'Give a webhook a new secret' },
    'POST /api/user/webhooks/{id}/test': { summary: 'Post a test to a webhook' },
    'GET /api/user/webhooks/{id}/deliveries': { summary: 'List the latest deliveries' },
    'POST /api/user/webhooks/{id}/deliveries/{delivery}': { summary: 'Deliver once more' },
    'GET /api/user/data': { summary: 'Download all that is kept about you' },
    'DELETE /api/user/account': { summary: 'Delete your own account', ...conflict },
  },
  Plans: {
    'POST /api/veminto/create-checkout-session': { summary: 'Begin to buy a plan', ...conflict },
    'GET /api/veminto/success/{session_id}': { summary: 'Ask what a checkout came to' },
    'POST /api/veminto/billing-portal': { summary: 'Get where a plan is managed', ...conflict },
    'POST /api/veminto/test-checkout': {
      summary: 'Answer a checkout that moves no money',
      refuses: [404, 409],
    },
    'POST /api/veminto/test-plan': {
      summary: 'Change a plan that cost nothing',
      refuses: [404, 409],
    },
    'POST /api/stripe/webhook': {
      summary: 'Take an event from Stripe',
      refuses: [400, 413],
      who: 'For Stripe: its signature opens it.',
    },
  },
  Administration: {
    'GET /api/user/all': { summary: 'List users' },
    'GET /api/user/all/report': { summary: 'Download the list of users', ...pdf },
    'PUT /api/user/{id}/role': { summary: 'Change the role of a user', ...conflict },
    'POST /api/user/{id}/reset': { summary: 'Mail a user a link to set a new password' },
    'DELETE /api/user/{id}': { summary: 'Delete a user', ...conflict },
  },
  Operation: {
    'GET /api/health': { summary: 'Ask whether the process lives' },
    'GET /api/ready': { summary: 'Ask whether this instance should get requests' },
    'GET /api/metrics': {
      summary: 'Read metrics as Prometheus text',
      type: 'text/plain',
      refuses: [401, 404],
      who: 'For whoever sends METRICS_TOKEN as "Authorization: Bearer …"; there is none without it.',
    },
  },
};

/** What each group is about. */
export const GROUP_TEXTS: Record<string, string> = {
  Search:
    'Companies by words, filters and places, and counts of what is found. Filters have one meaning everywhere; counts take them by the names of the lists and of page addresses. A value that no company has, such as ApS for Anpartsselskab, finds nothing and is not refused.',
  Companies:
    'What the register and the annual accounts tell of a company, by its CVR number; similar companies, and what changed in the whole register.',
  People:
    'People, and organisations without a CVR number: by name, with all of their roles, and how companies and people are connected through roles.',
  'AI search and assistant':
    'Sentences and questions in Danish or English. Without a plan their number in a calendar month is limited.',
  Agents: 'Tools for programs that speak the Model Context Protocol.',
  Saved:
    'Saved companies with lists, tags and notes; saved searches, recent searches and notifications.',
  Exports:
    'Companies as Excel, CSV or PDF files, which are kept for a day. Contacts of companies under advertising protection are left out.',
  Account: 'Signing up and in, the own account, its sessions, API keys and webhooks.',
  Plans: 'Buying, changing and paying for a plan.',
  Administration: 'The accounts of an instance, for its administrators.',
  Operation: 'For those who run an instance.',
};
