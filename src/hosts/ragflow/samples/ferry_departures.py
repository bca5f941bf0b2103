"""Ferries that leave a harbour, as a tool for the model."""

try:
    from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin
except ImportError:
    from plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin

TIMETABLE = {
    "Oban": [
        ("09:15", "Craignure", "vehicle"),
        ("11:00", "Lismore", "passenger"),
        ("13:40", "Craignure", "vehicle"),
    ],
    "Mallaig": [("08:00", "Armadale", "vehicle"), ("10:10", "Eigg", "passenger")],
}
KINDS = ("all", "passenger", "vehicle")


class FerryDeparturesPlugin(LLMToolPlugin):
    _version_ = "1.0.0"

    @classmethod
    def get_metadata(cls) -> LLMToolMetadata:
        return {
            "name": "ferry_departures",
            "displayName": "Ferry departures",
            "description": (
                "Lists the next ferries that leave a harbour. "
                "Use it when somebody asks when a ferry goes or how to get to an island."
            ),
            "displayDescription": "Looks up when the next ferries leave",
            "parameters": {
                "harbour": {
                    "type": "string",
                    "description": "The harbour that the ferries leave from, for example Oban",
                    "displayDescription": "Harbour",
                    "required": True,
                },
                "kind": {
                    "type": "string",
                    # The host passes no `enum` on, so the allowed values are in the text.
                    "description": "Which ferries to list (one of: " + ", ".join(KINDS) + "; default: all)",
                    "displayDescription": "Kind of ferry",
                    "required": False,
                },
            },
        }

    def invoke(self, harbour: str, kind: str = "all") -> str:
        ferries = TIMETABLE.get(harbour)
        if ferries is None:
            return f"No harbour is called {harbour}. Known are: {', '.join(sorted(TIMETABLE))}."
        lines = [f"{time} to {island} ({which})" for time, island, which in ferries if kind in ("all", which)]
        return "\n".join(lines) or f"No {kind} ferry leaves {harbour} today."
