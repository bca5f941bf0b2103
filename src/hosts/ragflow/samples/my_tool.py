try:
    from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin
except ImportError:
    from plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin


class MyToolPlugin(LLMToolPlugin):
    _version_ = "1.0.0"

    @classmethod
    def get_metadata(cls) -> LLMToolMetadata:
        return {
            "name": "my_tool",
            "displayName": "My tool",
            "description": "Tells the model what this tool does and when to use it",
            "displayDescription": "Tells people what this tool does",
            "parameters": {
                "text": {
                    "type": "string",
                    "description": "Tells the model what to give here",
                    "displayDescription": "Text",
                    "required": True,
                },
            },
        }

    def invoke(self, text: str) -> str:
        return f"You said: {text}"
