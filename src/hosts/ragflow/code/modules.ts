// The modules that a plugin can import on the server: those of Python, those that the host installs, and its own.

/** Top-level modules of Python 3.13 on Linux. */
export const PYTHON_MODULES: ReadonlySet<string> = new Set(
  (
    'abc antigravity argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2 cProfile calendar ' +
    'cmath cmd code codecs codeop collections colorsys compileall concurrent configparser contextlib contextvars ' +
    'copy copyreg csv ctypes curses dataclasses datetime dbm decimal difflib dis doctest email encodings ' +
    'ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools gc genericpath ' +
    'getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http idlelib imaplib importlib inspect ' +
    'io ipaddress itertools json keyword linecache locale logging lzma mailbox marshal math mimetypes mmap ' +
    'modulefinder multiprocessing netrc ntpath nturl2path numbers opcode operator optparse os pathlib pdb pickle ' +
    'pickletools pkgutil platform plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr ' +
    'pydoc pydoc_data pyexpat queue quopri random re readline reprlib resource rlcompleter runpy sched secrets ' +
    'select selectors shelve shlex shutil signal site smtplib socket socketserver sqlite3 sre_compile ' +
    'sre_constants sre_parse ssl stat statistics string stringprep struct subprocess symtable sys sysconfig ' +
    'syslog tabnanny tarfile tempfile termios textwrap this threading time timeit tkinter token tokenize tomllib ' +
    'trace traceback tracemalloc tty turtle turtledemo types typing unicodedata unittest urllib uuid venv ' +
    'warnings wave weakref webbrowser wsgiref xml xmlrpc zipapp zipfile zipimport zlib zoneinfo'
  ).split(' '),
);

/** Modules of Python 3.10 to 3.12 that 3.13 no longer has; `audioop` is among those that the host installs. */
export const REMOVED_MODULES: ReadonlySet<string> = new Set(
  (
    'aifc asynchat asyncore audioop cgi cgitb chunk crypt distutils imghdr imp lib2to3 mailcap msilib nis nntplib ' +
    'ossaudiodev pipes smtpd sndhdr spwd sunau telnetlib uu xdrlib'
  ).split(' '),
);

/** Top-level modules of the host's dependencies at commit b1b8cd62 (`uv.lock`). */
export const INSTALLED_MODULES: ReadonlySet<string> = new Set(
  (
    'aenum agentrun_sdk aiofiles aiohappyeyeballs aiohttp aiolimiter aiomysql aiosignal aiosmtplib aiosqlite ' +
    'akracer akshare alabaster alibabacloud_agentrun20250910 alibabacloud_bailian20231229 ' +
    'alibabacloud_credentials alibabacloud_credentials_api alibabacloud_devs20230714 alibabacloud_dingtalk ' +
    'alibabacloud_endpoint_util alibabacloud_gateway_dingtalk alibabacloud_gateway_spi alibabacloud_gpdb20160503 ' +
    'alibabacloud_openapi_util alibabacloud_tea alibabacloud_tea_openapi alibabacloud_tea_util ' +
    'aliyun_python_sdk_core aliyun_python_sdk_kms alphashape annotated_types anthropic anyio anytree apscheduler ' +
    'argon2_cffi argon2_cffi_bindings arrow arxiv asana atlassian attr audioop authlib autograd azure azure_core ' +
    'azure_identity azure_storage_blob babel backoff bce_python_sdk bcrypt beartype bibtexparser bio biopython ' +
    'biothings_client blinker blis boto3 botocore boxsdk bracex brotli browser_use browser_use_sdk bs4 bubus ' +
    'cachelib cachetools captcha catalogue cattrs cbor cbor2 cdp_use certifi cffi chardet charset_normalizer ' +
    'click click_log cloudpathlib cloudpickle cn2an cobble codecov cohere colorama colorclass coloredlogs ' +
    'compressed_rtf confection contourpy coverage cramjam crawl4ai crc32c crcmod Cryptodome cryptography ' +
    'cssselect curl_cffi cv2 cycler cymem cython darabonba_core dashscope dateutil datrie de_core_news_sm debugpy ' +
    'decorator deepl defusedxml demjson3 deprecated dill discord diskcache distro dockerfile_parse ' +
    'docstring_parser docutils docx dotenv dropbox duckduckgo_search easygui ebcdic elastic_transport ' +
    'elasticsearch elasticsearch_dsl en_core_web_sm es_core_news_sm et_xmlfile eval_type_backport events ' +
    'exceptiongroup execnet extract_msg fake_useragent fastavro fastparquet fastuuid feedparser ffmpeg_python ' +
    'filelock flasgger flask flask_cors flask_login flask_mail flask_session flatbuffers fontTools ' +
    'fr_core_news_sm free_proxy frozendict frozenlist fsspec future gensim google google_api_core google_auth ' +
    'google_auth_httplib2 google_auth_oauthlib google_cloud_bigquery google_cloud_core google_cloud_storage ' +
    'google_crc32c google_resumable_media googleapiclient googleapis_common_protos gprofiler_official graspologic ' +
    'graspologic_native greenlet groq grpc grpcio_status h11 h2 hanziconv hf_transfer hf_xet hpack html5lib ' +
    'html_text httpcore httplib2 httpx httpx_sse huggingface_hub humanfriendly humanize hypercorn hyperframe ' +
    'hypothesis hyppo idna ijson imagesize importlib_metadata infinity infinity_emb inflection iniconfig ' +
    'inquirerpy inscriptis invoke ir_datasets isodate itsdangerous ja_core_news_sm jinja2 jira jiter jmespath ' +
    'joblib joserfc json_repair jsonpatch jsonpath jsonpath_python jsonpointer jsonschema ' +
    'jsonschema_specifications jwt kaitaistruct kiwisolver langchain_core langchain_protocol langdetect langfuse ' +
    'langgraph langgraph_checkpoint langgraph_prebuilt langgraph_sdk langsmith lark lark_oapi line_bot_sdk ' +
    'litellm llvmlite lxml lxml_html_clean lz4 mammoth markdown markdown_it_py markdown_to_json markdownify ' +
    'markupsafe matplotlib mcp mdurl minio mistralai mistune moodlepy mpmath msal msal_extensions msgspec ' +
    'msoffcrypto_tool multidict multiprocess multitasking murmurhash mygene mypy_boto3_s3 mysql nest_asyncio ' +
    'networkx nltk numba numpy oauthlib office365 olefile oletools ollama onnxruntime onnxruntime_gpu openai ' +
    'opendal openpyxl opensearchpy opentelemetry_api opentelemetry_exporter_otlp_proto_common ' +
    'opentelemetry_exporter_otlp_proto_http opentelemetry_proto opentelemetry_sdk ' +
    'opentelemetry_semantic_conventions optionaldict orjson ormsgpack oss2 outcome packaging pandas parameterized ' +
    'paramiko patchright patsy pcodedmp pdfminer_six pdfplumber peewee pfzy PIL platformdirs playwright ' +
    'playwright_stealth pluggy pluginlib ply polars_lts_cpu pooch portalocker posthog pot pptx preshed primp ' +
    'priority proces prompt_toolkit propcache proto_plus psutil psycopg2 pt_core_news_sm py py_mini_racer ' +
    'pyairtable pyarrow pyasn1 pyasn1_modules pyclipper pycparser pycryptodome pydantic pydantic_core ' +
    'pydantic_settings pydash pydivert pyee pygithub pygments pyhumps pymysql pynacl pynndescent pyobvector ' +
    'pyodbc pyopenssl pyotp pypandoc pyparsing pypdf pypdfium2 pyreadline3 pysocks pytest pytest_asyncio ' +
    'pytest_base_url pytest_cov pytest_playwright pytest_xdist python_calamine python_gitlab python_multipart ' +
    'python_slugify python_telegram_bot pytz pywin32 qianfan quart quart_auth quart_cors quart_schema ragflow ' +
    'rank_bm25 ranx rapidfuzz readability readerwriterlock red_black_tree_mod referencing regex replicate ' +
    'reportlab requests requests_oauthlib requests_toolbelt retry rich roman_numbers roman_numerals ' +
    'roman_numerals_py rpds_py rsa rtfde rtree ruamel ruamel_base ruamel_yaml_clib s3transfer scholarly scipy ' +
    'screeninfo seaborn selenium selenium_wire serpapi setuptools sgmllib3k shapely shellingham six sklearn ' +
    'slack_sdk smart_open sniffio snowballstemmer socksio sortedcontainers soupsieve spacy spacy_legacy ' +
    'spacy_loggers spacy_pkuseg sphinx sphinx_rtd_theme sphinxcontrib_applehelp sphinxcontrib_devhelp ' +
    'sphinxcontrib_htmlhelp sphinxcontrib_jquery sphinxcontrib_jsmath sphinxcontrib_qthelp ' +
    'sphinxcontrib_serializinghtml sqlalchemy sqlglot sqlglotrs srsly sse_starlette starlette statsmodels stone ' +
    'sudachidict_core sudachipy sympy tablestore tablestore_agent_storage tabulate tavily_python tenacity ' +
    'tencentcloud_sdk_python text_unidecode thinc threadpoolctl thrift tika tiktoken tokenizers tqdm ' +
    'trec_car_tools trimesh trio trio_websocket typer typer_slim types_requests typing_extensions ' +
    'typing_inspection tzdata tzlocal ucloud_sandbox umap unlzw3 uritemplate urllib3 uuid7 uuid_utils uvicorn ' +
    'valkey volcengine voyageai warc3_wet warc3_wet_clueweb09 wasabi wcmatch wcwidth weasel webdav4 ' +
    'webdriver_manager webencodings websocket websockets wechatpy werkzeug wikipedia win_unicode_console ' +
    'word2number wrapt wsproto xgboost xlrd xlsxwriter xmltodict xpinyin xxhash yaml yarl yfinance zai_sdk ' +
    'zh_core_web_sm zipp zlib_state zstandard'
  ).split(' '),
);

/** Folders at the root of the host's source, which is in Python's path; which there are differs by release. */
export const HOST_MODULES: ReadonlySet<string> = new Set(
  (
    'admin agent agentic_reasoning api common conf deepdoc docker graphrag internal mcp memory plugin rag sandbox ' +
    'sdk test tools web'
  ).split(' '),
);
