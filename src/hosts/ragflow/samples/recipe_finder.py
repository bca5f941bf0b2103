"""Recipes for what is in the fridge. It has mistakes on purpose."""

from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin

RECIPES = {
    "omelette": ("egg", "butter"),
    "pancakes": ("egg", "milk", "flour"),
    "tomato soup": ("tomato", "onion"),
}


class RecipeFinderPlugin(LLMToolPlugin):
    _version_ = "latest"

    @classmethod
    def get_metadata(cls) -> dict:
        return {
            "name": "recipe_finder",
            "displayName": "Recipe finder",
            "description": "Finds recipes for what is in the fridge. Use it when somebody asks what to cook.",
            "displayDescription": "Finds recipes for what is in the fridge",
            "parameters": {
                "ingredient": {
                    "type": "string",
                    "description": "What is in the fridge, for example egg",
                    "displayDescription": "Ingredient",
                    "required": True,
                },
                "most": {
                    "type": "integer",
                    "description": "How many recipes to list (default: 3)",
                    "displayDescription": "Most recipes",
                    "required": False,
                },
            },
        }

    def invoke(self, ingredient: str, most: int) -> str:
        found = [name for name, parts in RECIPES.items() if ingredient in parts]
        return ", ".join(found[:most]) or f"No recipe has {ingredient} in it."
