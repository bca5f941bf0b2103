// VS Code's language service for JSON in a worker: the problems of each text that it is given, with the schema it got first.
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';

const service = getLanguageService({});

onmessage = async ({ data: { text, schema } }) => {
  if (schema)
    service.configure({ validate: true, schemas: [{ uri: 'bench://schema', fileMatch: ['*'], schema }] });
  const document = TextDocument.create('bench://skill.json', 'json', 1, text);
  const problems = await service.doValidation(document, service.parseJSONDocument(document));
  postMessage(problems);
};
