// Cases of address and headers.

import type { RuleCase } from '../../../model/rule-case.ts';
import { remote, server } from '../case-texts.fixtures.ts';

const url = (text: string): string => remote('', text);
const headers = (text: string): string => remote(`"headers":${text}`);

export const cases: readonly RuleCase[] = [
  {
    code: 'agent-plugins/url-missing',
    raises: server('{"type":"streamable-http"}').replace('"tides"', '⟦"tides"⟧'),
    misses: url('"https://a.example"'),
  },
  { code: 'agent-plugins/url-type', raises: url('⟦7⟧'), misses: url('"https://a.example"') },
  {
    code: 'agent-plugins/url-not-absolute',
    raises: url('⟦"tides.example.com/mcp"⟧'),
    misses: url('"https://tides.example.com/mcp"'),
  },
  {
    code: 'agent-plugins/url-not-absolute',
    raises: url('⟦"https://${HOST}/mcp"⟧'),
    misses: url('"https://[2001:db8::1]:8443"'),
  },
  {
    code: 'agent-plugins/url-not-absolute',
    raises: url('⟦"ws://tides.example.com"⟧'),
    misses: url('"HTTPS://tides.example.com"'),
  },
  {
    code: 'agent-plugins/url-not-absolute',
    raises: url('⟦"https://tides.example.com:65536/mcp"⟧'),
    misses: url('"https://tides.exa%6Dple.com:65535/mcp"'),
  },
  {
    code: 'agent-plugins/url-not-absolute',
    raises: url('⟦"http://127.256.1.1/mcp"⟧'),
    misses: url('"http://127.255.1.1/mcp"'),
  },
  {
    code: 'agent-plugins/url-not-absolute',
    raises: url('⟦"http://[0:0:1]/mcp"⟧'),
    misses: url('"http://[0:0:0:0:0:0:0:1]/mcp"'),
  },
  {
    code: 'agent-plugins/url-not-absolute',
    raises: url('⟦"https://[1:2:3:4:5:6:7::8]"⟧'),
    misses: url('"https://[::ffff:192.0.2.1]"'),
  },
  {
    code: 'agent-plugins/url-missing',
    raises: server('{"type":"sse","address":"https://a.example"}').replace('"tides"', '⟦"tides"⟧'),
    misses: server('{"type":"sse","serverUrl":"https://a.example"}'),
  },
  {
    code: 'agent-plugins/url-insecure',
    raises: url('⟦"http://tides.example.com/mcp"⟧'),
    misses: url('"http://127.0.0.1:3000/mcp"'),
  },
  {
    code: 'agent-plugins/url-insecure',
    raises: url('⟦"http://localhost.example.com"⟧'),
    misses: url('"http://localhost:3000"'),
  },
  {
    code: 'agent-plugins/url-insecure',
    raises: url('⟦"http://[::2]/mcp"⟧'),
    misses: url('"http://[::1]/mcp"'),
  },
  {
    code: 'agent-plugins/url-user',
    raises: url('⟦"https://mia@tides.example.com/mcp"⟧'),
    misses: url('"https://tides.example.com/@mia"'),
  },
  {
    code: 'agent-plugins/url-fragment',
    raises: url('⟦"https://tides.example.com/mcp#now"⟧'),
    misses: url('"https://tides.example.com/mcp?now"'),
  },
  { code: 'agent-plugins/headers-type', raises: headers('⟦["A: b"]⟧'), misses: headers('{}') },
  { code: 'agent-plugins/header-text', raises: headers('{"A":⟦1⟧}'), misses: headers('{"A":"1"}') },
  {
    code: 'agent-plugins/header-invalid',
    raises: headers('{⟦"X Tenant"⟧:"north"}'),
    misses: headers('{"X-Tenant":"north"}'),
  },
  {
    code: 'agent-plugins/header-invalid',
    raises: headers('{"A":⟦"b\\nC: d"⟧}'),
    misses: headers('{"A":"b\\tC: d"}'),
  },
  {
    code: 'agent-plugins/header-twice',
    raises: headers('{"X-Tenant":"north",⟦"x-tenant"⟧:"south"}'),
    misses: headers('{"X-Tenant":"north","x-tenants":"south"}'),
  },
  {
    code: 'agent-plugins/remote-placeholder',
    raises: headers('{"A":"⟦${PLUGIN_ROOT}⟧"}'),
    misses: headers('{"A":"$5"}'),
  },
];
